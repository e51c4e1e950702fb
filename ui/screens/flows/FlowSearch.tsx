import { useState } from 'react';
import type { Flow } from '#contract/flows.ts';
import { findInFlow, type Hit } from '#drawing/search.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { TextField } from '#ui/parts/TextField/TextField.tsx';
import { useFlowWords } from './flow-words.ts';
import * as styles from './FlowScreen.css.ts';

interface FlowSearchProps {
  readonly flow: Flow;
  readonly onJump: (hit: Hit) => void;
}

/** Search over states, events, conditions, calls and clauses of a flow; a hit leads to its place. */
export function FlowSearch({ flow, onJump }: FlowSearchProps) {
  const { words, language } = useFlowWords();
  const [question, setQuestion] = useState('');
  const hits = findInFlow(flow, question, language);
  const jump = (hit: Hit): void => {
    setQuestion('');
    onJump(hit);
  };
  return (
    <div role="search" aria-label={words.search} className={styles.search}>
      <TextField
        label={words.search}
        type="search"
        icon="search"
        autoComplete="off"
        value={question}
        onChange={setQuestion}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setQuestion('');
          if (key === 'Enter' && hits[0] !== undefined) jump(hits[0]);
        }}
      />
      <p role="status" className={styles.noHit}>
        {question.trim() !== '' && hits.length === 0 ? words.noHit : null}
      </p>
      {hits.length === 0 ? null : (
        <ul className={styles.hits} aria-label={words.hits}>
          {hits.map((hit) => (
            <li key={hit.transition ?? hit.node}>
              <Button variant="quiet" size="small" isFullWidth onClick={() => jump(hit)}>
                {hit.text}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
