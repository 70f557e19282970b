import { useRef } from 'react';

type FileButtonProps = {
  readonly label: string;
  readonly title?: string;
  readonly id?: string;
  readonly testId: string;
  readonly onFile: (file: File | undefined) => void;
};

export function FileButton({ label, title, id, testId, onFile }: FileButtonProps) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" id={id} title={title} onClick={() => file.current?.click()}>
        {label}
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        data-testid={testId}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // Reset the input, so that choosing the same file again after editing it fires a change event.
          event.target.value = '';
        }}
      />
    </>
  );
}
