import type { ComponentProps } from 'react';
import { buttonClass } from '../Button/button-class.ts';
import type { ButtonSize, ButtonVariant } from '../Button/button-class.ts';
import { pressOf } from '../Button/press-of.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { BareLink } from '../Link/BareLink.tsx';
import type { BareLinkProps } from '../Link/BareLink.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './IconButton.css.ts';

type IconLook = { icon: IconName; label: string; variant?: ButtonVariant; size?: ButtonSize };

const classOf = (variant: ButtonVariant, size: ButtonSize) =>
  `${buttonClass({ variant, size })} ${styles.square} ${styles.squareSizes[size]}`;

export type IconButtonProps = IconLook &
  Omit<
    ComponentProps<'button'>,
    'className' | 'style' | 'children' | 'aria-label' | 'title' | 'aria-busy' | 'aria-disabled'
  > & {
    /** Something is under way; pressing works all the same. */
    isBusy?: boolean;
    /** Cannot be pressed now, and keeps the focus all the same. */
    isClosed?: boolean;
  };

/** A square button with a picture; `label` is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  isBusy = false,
  isClosed = false,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classOf(variant, size)}
      aria-label={label}
      title={label}
      aria-busy={isBusy || undefined}
      aria-disabled={isClosed || undefined}
      onClick={pressOf(isClosed, onClick)}
    >
      {isBusy ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}

export type IconLinkProps = IconLook & Omit<BareLinkProps, 'className' | 'children' | 'aria-label' | 'title'>;

/** The same look for going somewhere. */
export function IconLink({ icon, label, variant = 'quiet', size = 'medium', ...rest }: IconLinkProps) {
  return (
    <BareLink {...rest} className={classOf(variant, size)} aria-label={label} title={label}>
      <Icon name={icon} />
    </BareLink>
  );
}
