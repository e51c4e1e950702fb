import { useState } from 'react';
import type { AdminTablePath } from '#contract/admin-table-paths.ts';
import { tableFormats } from '#contract/table-formats.ts';
import { formatNumber } from '#domain/money-format.ts';
import { chosenColumns } from '#domain/table-query.ts';
import type { SavedTable } from '#ui/bindings/shop.ts';
import { useWording } from '#ui/bindings/texts.ts';
import { Notice } from '#ui/parts/Notice/Notice.tsx';
import { DownloadButton } from '#ui/sections/account/DownloadButton.tsx';
import type { TablePlace } from '#ui/sections/paged-list/table-place.ts';

interface SaveTableProps {
  readonly place: TablePlace<AdminTablePath>;
  readonly shown: readonly string[];
}

/** Saves all a table finds, with the columns that are shown; says where a file holds less than that. */
export function SaveTable({ place: { path, query, columns, addressOf }, shown }: SaveTableProps) {
  const { texts, language } = useWording();
  const { adminTable: words } = texts;
  const [saved, setSaved] = useState<(SavedTable & { readonly said: string }) | null>(null);
  const { columns: _, ...unchosen } = query;
  const chosen = chosenColumns(columns, shown);
  const address = addressOf({
    ...unchosen,
    page: 1,
    ...(chosen === undefined ? {} : { columns: chosen }),
  });
  const [, said = ''] = address.split('?');
  return (
    <>
      {tableFormats.map((format) => (
        <DownloadButton
          key={format}
          save={async ({ downloadTable }) =>
            setSaved({ ...(await downloadTable({ path, query: said, format })), said })
          }
          words={{ ...words.exports[format], pending: words.exporting, failed: words.exportFailed }}
        />
      ))}
      {saved === null || saved.said !== said || saved.leftOut === 0 ? null : (
        <Notice tone="warning" role="status">
          {words.leftOut({
            rows: formatNumber(saved.rows, language),
            left: formatNumber(saved.leftOut, language),
          })}
        </Notice>
      )}
    </>
  );
}
