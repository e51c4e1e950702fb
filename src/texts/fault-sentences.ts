import type { formFaults } from './de/form-faults.ts';

export type FormFaultWords = typeof formFaults;

/**
 * The sentences of faults, by field.
 *
 * @param faults by name of the field; of `billing.zip` the last part names it
 */
export function faultSentences(
  { labels, sentences }: FormFaultWords,
  faults: Readonly<Partial<Record<string, keyof FormFaultWords['sentences']>>>,
): Readonly<Record<string, string>> {
  const names: Readonly<Record<string, string>> = labels;
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, fault]) => {
      if (fault === undefined) return [];
      const said = sentences[fault];
      const name = path.slice(path.lastIndexOf('.') + 1);
      return [[path, typeof said === 'string' ? said : said({ label: names[name] ?? name })]];
    }),
  );
}
