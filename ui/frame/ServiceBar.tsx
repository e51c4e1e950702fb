import { Icon } from '#ui/parts/Icon/Icon.tsx';
import { Button } from '#ui/parts/Button/Button.tsx';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { useConfig } from '#ui/bindings/config.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { ModeSwitcher } from './ModeSwitcher.tsx';
import * as styles from './frame.css.ts';

/** The slim bar on top: mode, phone, hours, account. */
export function ServiceBar() {
  const { frame } = useTexts();
  const { address, openingHours } = useConfig();
  const { view, send } = useVisitor();
  return (
    <section className={styles.serviceBar} aria-label={frame.serviceBar}>
      <div className={`${styles.column} ${styles.serviceRow}`}>
        <ModeSwitcher />
        <div className={styles.serviceFacts} data-signed-in={view.isGuest ? undefined : ''}>
          <span className={styles.serviceFact}>
            <Icon name="phone" sizePx={16} />
            {address.phone}
          </span>
          {openingHours.length === 0 ? null : (
            <span className={`${styles.serviceFact} ${styles.serviceHours}`}>
              <Icon name="clock" sizePx={16} />
              {openingHours.map(frame.openingHours).join(', ')}
            </span>
          )}
        </div>
        <div className={styles.serviceEnd}>
          {view.isGuest ? (
            view.isLoginAllowed ? (
              <ButtonLink to="/login" variant="quiet" size="small" icon="user">
                {frame.login}
              </ButtonLink>
            ) : null
          ) : (
            <>
              {view.name === '' ? null : (
                <ButtonLink to="/my/account" variant="quiet" size="small" icon="user">
                  <span className={styles.serviceName}>{frame.account({ name: view.name })}</span>
                </ButtonLink>
              )}
              {view.isBackend ? (
                <ButtonLink to="/flows" variant="quiet" size="small">
                  {frame.flows}
                </ButtonLink>
              ) : null}
              {view.isVisit ? null : (
                <ButtonLink to="/my/orders" variant="quiet" size="small" icon="list">
                  {frame.orders}
                </ButtonLink>
              )}
              <Button
                variant="quiet"
                size="small"
                isPending={view.isLeaving}
                onClick={() => send({ type: 'logout' })}
              >
                {frame.logout}
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
