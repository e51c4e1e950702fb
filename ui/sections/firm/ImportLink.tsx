import { adminImportPath, importedTables } from '#contract/imported-tables.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import type { AccountPlace } from '#ui/sections/account/AccountNavigation.tsx';

interface ImportLinkProps {
  readonly place: AccountPlace;
}

/** The way to reading a list in from a file, where its page has one. */
export function ImportLink({ place }: ImportLinkProps) {
  const { account: words } = useTexts();
  const table = importedTables.find((one) => one === place);
  if (table === undefined) return null;
  return <ButtonLink to={adminImportPath(table)}>{words.importTable}</ButtonLink>;
}
