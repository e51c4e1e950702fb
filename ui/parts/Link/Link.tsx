import { BareLink } from './BareLink.tsx';
import type { BareLinkProps } from './BareLink.tsx';
import * as styles from './Link.css.ts';

export type LinkProps = Omit<BareLinkProps, 'className'> & { tone?: keyof typeof styles.tones };

/** A text link: `text` in running text, `alone` on a line of its own, `plain` in lists, menus and tiles. */
export function Link({ tone = 'text', ...rest }: LinkProps) {
  return <BareLink {...rest} className={`${styles.link} ${styles.tones[tone]}`} />;
}
