import { searchDraftPath } from '#contract/search-steering-path.ts';
import type { SearchMiss, SearchRuleVersion } from '#contract/search-steering.ts';
import { formatDateTime } from '#domain/money-format.ts';
import { useTexts, useWording } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { DataTable } from '#ui/parts/DataTable/DataTable.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import { VisuallyHidden } from '#ui/parts/VisuallyHidden/VisuallyHidden.tsx';
import * as page from '#ui/sections/firm/FirmPage.css.ts';
import { StaffLinks } from '#ui/sections/staff/StaffLinks.tsx';
import type { SteeredSearch } from './search-steering-data.ts';
import { toldRule } from './search-steering-data.ts';
import * as styles from './SearchSteering.css.ts';

interface AllRulesProps {
  readonly data: SteeredSearch;
}

/** The rules of the search and what was published of them. */
export function AllRules({ data: { rules, versions, misses } }: AllRulesProps) {
  const { searchSteering: words } = useTexts();
  return (
    <div className={page.page} data-state="list">
      <h1>{words.title}</h1>
      <StaffLinks current="search" />
      <p className={styles.prose}>{words.intro}</p>
      <div>
        <ButtonLink to={searchDraftPath({})} variant="main">
          {words.add}
        </ButtonLink>
      </div>
      <section className={page.section} aria-labelledby="steering-rules">
        <h2 id="steering-rules">{words.rules}</h2>
        {rules.length === 0 ? <p>{words.noRules}</p> : <RuleTable rules={rules} />}
      </section>
      {misses.length === 0 ? null : (
        <section className={page.section} aria-labelledby="steering-misses">
          <h2 id="steering-misses">{words.misses}</h2>
          <p className={styles.prose}>{words.missesHint}</p>
          <MissTable misses={misses} />
        </section>
      )}
      {versions.length === 0 ? null : (
        <section className={page.section} aria-labelledby="steering-versions">
          <h2 id="steering-versions">{words.versions}</h2>
          <VersionTable versions={versions} />
        </section>
      )}
    </div>
  );
}

function RuleTable({ rules }: Pick<SteeredSearch, 'rules'>) {
  const { searchSteering: words } = useTexts();
  const { columns } = words;
  return (
    <DataTable<SteeredSearch['rules'][number]>
      caption={words.rules}
      isCaptionHidden
      rows={rules}
      keyOf={({ key }) => key}
      columns={[
        {
          id: 'word',
          header: columns.word,
          isRowHeader: true,
          cell: ({ word }) => (word === '' ? words.everySearch : word),
        },
        { id: 'kind', header: columns.kind, cell: ({ kind }) => words.kinds[kind] },
        { id: 'target', header: columns.target, cell: ({ target }) => (target === '' ? '–' : target) },
        {
          id: 'step',
          header: columns.step,
          isHeaderHidden: true,
          cell: ({ key, ...rule }) => {
            const named = { rule: toldRule(rule, words) };
            return (
              <span className={styles.steps}>
                <StepLink to={searchDraftPath(rule)} step={words.change} named={words.changeOf(named)} />
                <StepLink
                  to={searchDraftPath({ remove: key, query: rule.word })}
                  step={words.remove}
                  named={words.removeOf(named)}
                />
              </span>
            );
          },
        },
      ]}
    />
  );
}

function MissTable({ misses }: Pick<SteeredSearch, 'misses'>) {
  const { texts, language } = useWording();
  const { searchSteering: words } = texts;
  const { missColumns: columns } = words;
  return (
    <DataTable<SearchMiss>
      caption={words.misses}
      isCaptionHidden
      rows={misses}
      keyOf={(miss) => miss.words}
      columns={[
        { id: 'words', header: columns.words, isRowHeader: true, cell: (miss) => miss.words },
        { id: 'count', header: columns.count, isNumeric: true, cell: ({ count }) => count },
        { id: 'last', header: columns.last, cell: ({ lastAt }) => formatDateTime(lastAt, language) },
        {
          id: 'step',
          header: columns.step,
          isHeaderHidden: true,
          cell: ({ words: word }) => (
            <span className={styles.steps}>
              <StepLink
                to={searchDraftPath({ kind: 'synonym', word })}
                step={words.asSynonym}
                named={words.asSynonymOf({ words: word })}
              />
              <StepLink
                to={searchDraftPath({ kind: 'redirect', word })}
                step={words.asRedirect}
                named={words.asRedirectOf({ words: word })}
              />
            </span>
          ),
        },
      ]}
    />
  );
}

function VersionTable({ versions }: Pick<SteeredSearch, 'versions'>) {
  const { texts, language } = useWording();
  const { searchSteering: words } = texts;
  const { versionColumns: columns } = words;
  return (
    <DataTable<SearchRuleVersion>
      caption={words.versions}
      isCaptionHidden
      rows={versions}
      keyOf={({ version }) => String(version)}
      columns={[
        {
          id: 'version',
          header: columns.version,
          isRowHeader: true,
          isNarrow: true,
          cell: ({ version }) => version,
        },
        { id: 'what', header: columns.what, cell: (version) => <ToldVersion version={version} /> },
        { id: 'who', header: columns.who, cell: ({ by }) => (by === '' ? words.nobody : by) },
        {
          id: 'when',
          header: columns.when,
          cell: ({ publishedAt }) => formatDateTime(publishedAt, language),
        },
        {
          id: 'step',
          header: columns.step,
          isHeaderHidden: true,
          cell: ({ version, rule }) => (
            <StepLink
              to={searchDraftPath({ undo: String(version), query: rule?.word })}
              step={words.undo}
              named={words.undoOf({ version })}
            />
          ),
        },
      ]}
    />
  );
}

function ToldVersion({ version: { did, rule, undone } }: { readonly version: SearchRuleVersion }) {
  const { searchSteering: words } = useTexts();
  if (did === 'undone' || rule === null) return words.undone({ version: undone ?? 0 });
  return words.deeds[did]({ rule: toldRule(rule, words) });
}

interface StepLinkProps {
  readonly to: string;
  readonly step: string;
  /** The step with what it is about, for who hears it. */
  readonly named: string;
}

function StepLink({ to, step, named }: StepLinkProps) {
  return (
    <Link tone="alone" to={to}>
      <span aria-hidden="true">{step}</span>
      <VisuallyHidden>{named}</VisuallyHidden>
    </Link>
  );
}
