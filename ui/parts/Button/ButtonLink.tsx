import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { BareLink } from '../Link/BareLink.tsx';
import type { BareLinkProps } from '../Link/BareLink.tsx';
import { buttonClass } from './button-class.ts';
import type { ButtonLook } from './button-class.ts';
import * as styles from './Button.css.ts';

export type ButtonLinkProps = ButtonLook &
  Omit<BareLinkProps, 'className'> & { children: ReactNode; icon?: IconName };

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ variant, size, isFullWidth, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <BareLink {...rest} className={buttonClass({ variant, size, isFullWidth })}>
      <span className={styles.words}>
        {icon ? <Icon name={icon} /> : null}
        {children}
      </span>
    </BareLink>
  );
}
