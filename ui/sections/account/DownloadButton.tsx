import { useDownload } from '#ui/bindings/download.ts';
import type { ViewCalls } from '#ui/bindings/shop.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';

interface DownloadButtonProps {
  readonly save: (calls: ViewCalls) => Promise<void>;
  readonly words: {
    readonly label: string;
    /** Tells it apart from others with the same label. */
    readonly name?: string;
    readonly pending: string;
    readonly failed: string;
  };
}

/** Saves a file on the visitor's device; a failure stands below the button, which tries again. */
export function DownloadButton({ save, words }: DownloadButtonProps) {
  const { isBusy, hasFailed, download } = useDownload(save);
  return (
    <div>
      <Button
        icon="download"
        isPending={isBusy}
        pendingLabel={words.pending}
        onClick={download}
        {...(words.name === undefined ? {} : { 'aria-label': words.name })}
      >
        {words.label}
      </Button>
      {hasFailed ? (
        <Notice tone="danger" role="alert">
          {words.failed}
        </Notice>
      ) : null}
    </div>
  );
}
