import { useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export type TabWords = { label: ReactNode; count?: number };

function Words({ label, count }: TabWords) {
  return (
    <>
      {label}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </>
  );
}

export type TabsProps = {
  label: string;
  tabs: readonly (TabWords & { id: string })[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Content of the selected tab. */
  children: ReactNode;
};

/** Parts of one page; arrow keys, Home and End move and select. */
export function Tabs({ label, tabs, selectedId, onSelect, children }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const selectedIndex = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selectedId),
  );
  const handleKey = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowRight: (selectedIndex + 1) % tabs.length,
      ArrowLeft: (selectedIndex - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (target === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <div>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={handleKey}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            id={`${base}-tab-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={index === selectedIndex}
            aria-controls={`${base}-panel`}
            tabIndex={index === selectedIndex ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            <Words label={tab.label} count={tab.count} />
          </button>
        ))}
      </div>
      <div
        id={`${base}-panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${base}-tab-${tabs[selectedIndex]?.id ?? ''}`}
      >
        {children}
      </div>
    </div>
  );
}
