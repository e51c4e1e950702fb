import { priceView } from '#domain/mode.ts';
import type { ArticleSetting } from './article-setting.ts';

/** What the shown prices contain or leave out: 'inkl. MwSt.', 'zzgl. MwSt.', or what a buyer reads who pays none (PAngV). */
export function taxWords(
  setting: Pick<ArticleSetting, 'texts' | 'taxExemptText'> & Parameters<typeof priceView>[0],
): string {
  const { vocabulary } = setting.texts;
  if (setting.isTaxExempt) return setting.taxExemptText || vocabulary.taxExempt;
  return priceView(setting).primary === 'net' ? vocabulary.exclVat : vocabulary.inclVat;
}
