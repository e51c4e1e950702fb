import { useOrderPdf } from '#ui/bindings/orders.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { Notice } from '#ui/parts/Notice/Notice.tsx';

interface PdfButtonProps {
  readonly orderNumber: string;
  /** What lets a guest read it; null for an own order. */
  readonly orderKey?: string | null;
}

/** Saves an order as PDF; a failure stands below the button, which tries again. */
export function PdfButton({ orderNumber, orderKey = null }: PdfButtonProps) {
  const { order: words } = useTexts();
  const { underWay, failed, download } = useOrderPdf();
  return (
    <div>
      <Button
        icon="download"
        isPending={underWay === orderNumber}
        pendingLabel={words.pdfLoading}
        aria-label={words.pdfOf({ number: orderNumber })}
        onClick={() => void download(orderNumber, orderKey)}
      >
        {words.pdf}
      </Button>
      {failed === orderNumber ? (
        <Notice tone="danger" role="alert">
          {words.pdfFailed}
        </Notice>
      ) : null}
    </div>
  );
}
