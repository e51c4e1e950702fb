import { useState } from 'react';
import type { Flow, FlowSummary } from '#contract/flows.ts';
import type { Language } from '#contract/system.ts';
import { useAddressNote } from '#ui/bindings/address-note.ts';
import { useDocumentWords } from '#ui/bindings/document-words.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { FlowTable } from './FlowTable.tsx';
import { FlowViewer } from './FlowViewer.tsx';
import { FlowLanguage, useFlowWords } from './flow-words.ts';
import * as styles from './FlowPage.css.ts';

/** What a page of docs/flows shows: one flow, or the table of all. */
export type FlowPageContent = { readonly flow: Flow } | { readonly items: readonly FlowSummary[] };

interface FlowPageProps {
  readonly content: FlowPageContent;
  /** Of the page's address. */
  readonly query: string;
}

/** A page of docs/flows, opened from a file: the same views as in the shop, with a language to choose and nothing around them. */
export function FlowPage({ content, query }: FlowPageProps) {
  const [language, setLanguage] = useState<Language>(
    new URLSearchParams(query).get('language') === 'en' ? 'en' : 'de',
  );
  const page = {
    query,
    /** German is what a page begins with, so that its address need not say it. */
    asked: language === 'de' ? null : language,
    change: (): void => setLanguage(language === 'de' ? 'en' : 'de'),
  };
  return (
    <FlowLanguage value={language}>
      <main className={styles.main}>
        {'flow' in content ? (
          <OneFlow flow={content.flow} {...page} />
        ) : (
          <AllFlows items={content.items} {...page} />
        )}
      </main>
    </FlowLanguage>
  );
}

interface Page {
  readonly query: string;
  /** Language as the address says it. */
  readonly asked: Language | null;
  readonly change: () => void;
}

/** Another page beside this one, in the same language. */
const fileOf = (name: string, asked: Language | null): string =>
  `${name}.html${asked === null ? '' : `?language=${asked}`}`;

function OneFlow({ flow, query, asked, change }: Page & { readonly flow: Flow }) {
  const { words, language } = useFlowWords();
  useDocumentWords(language, flow.title[language]);
  return (
    <FlowViewer flow={flow} query={query} allFlows={fileOf('index', asked)} address={{ language: asked }}>
      <Button size="small" onClick={change}>
        {words.language}
      </Button>
    </FlowViewer>
  );
}

function AllFlows({ items, asked, change }: Page & { readonly items: readonly FlowSummary[] }) {
  const { words, language } = useFlowWords();
  useDocumentWords(language, words.index.title);
  useAddressNote(asked === null ? '' : `?language=${asked}`);
  return (
    <>
      <div className={styles.language}>
        <Button size="small" onClick={change}>
          {words.language}
        </Button>
      </div>
      <FlowTable items={items} intro={words.index.lead} addressOf={(machine) => fileOf(machine, asked)} />
    </>
  );
}
