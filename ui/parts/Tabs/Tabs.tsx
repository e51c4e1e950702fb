import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import * as styles from './Tabs.css.ts';

export type TabWords = { label: ReactNode; count?: number };

export type TabsProps = {
  label: string;
  tabs: readonly (TabWords & { id: string })[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** Content of the selected tab. */
  children: ReactNode;
};

/**
 * Parts of one page; arrow keys, Home and End move and select. It brings react-aria-components along: for pages of the staff,
 * and for what only a gesture shows.
 */
export function Tabs({ label, tabs, selectedId, onSelect, children }: TabsProps) {
  return (
    <AriaTabs selectedKey={selectedId} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList className={styles.list} aria-label={label}>
        {tabs.map(({ id, label: words, count }) => (
          <Tab key={id} id={id} className={styles.tab}>
            {words}
            {count === undefined ? null : <span className={styles.count}>{count}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel key={selectedId} id={selectedId} className={styles.panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
