import { guestOrderPath } from '#contract/order-path.ts';
import { consumerSlugs, legalSlugs } from '#contract/legal-slugs.ts';
import { BareLink } from '#ui/parts/Link/BareLink.tsx';
import { useConfig } from '#ui/bindings/config.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { useVisitor } from '#ui/bindings/visitor.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { PriceNote } from './PriceNote.tsx';
import * as styles from './frame.css.ts';

interface FooterLinksProps {
  readonly heading: string;
  readonly links: readonly { readonly label: string; readonly path: string }[];
}

function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <section>
      <h2 className={styles.footerHeading}>{heading}</h2>
      <ul className={styles.footerList}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <BareLink to={path} className={styles.footerLink}>
              {label}
            </BareLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Service, legal pages (reachable from everywhere, § 5 DDG) and contact. */
export function SiteFooter() {
  const { frame, vocabulary } = useTexts();
  const { address, cutOffTime, openingHours } = useConfig();
  const { isGuest, isFirm } = useVisitor().view;
  return (
    <footer className={styles.footer} aria-label={frame.footer}>
      <div className={`${styles.column} ${styles.footerColumns}`}>
        <FooterLinks
          heading={frame.footerService}
          links={[
            { label: vocabulary.printerFinder, path: '/shop/supply' },
            { label: frame.basket, path: '/shop/basket' },
            { label: frame.orders, path: isGuest ? guestOrderPath : '/my/orders' },
            { label: frame.cookieSettings, path: '/cookie-config' },
          ]}
        />
        <FooterLinks
          heading={frame.footerLegal}
          links={(isFirm ? legalSlugs : consumerSlugs).map((slug) => ({
            label: frame[slug],
            path: `/page/${slug}`,
          }))}
        />
        <section>
          <h2 className={styles.footerHeading}>{frame.footerContact}</h2>
          <address className={styles.footerAddress}>
            <div>{address.company}</div>
            <div>{address.street}</div>
            <div>{[address.zip, address.city].join(' ')}</div>
            <BareLink to={`tel:${address.phone.replace(/[^+\d]/g, '')}`} className={styles.footerLink}>
              {frame.phone({ phone: address.phone })}
            </BareLink>
            <br />
            <BareLink to={`mailto:${address.email}`} className={styles.footerLink}>
              {address.email}
            </BareLink>
          </address>
          <div>{openingHours.map((entry) => frame.openingHours(entry)).join(', ')}</div>
          <p>{frame.deliveryHint({ time: cutOffTime })}</p>
        </section>
      </div>
    </footer>
  );
}

/** The last line of every page, with the note that belongs to the prices of the mode (PAngV). */
export function CopyrightLine() {
  const { frame } = useTexts();
  const { address, copyrightYear } = useConfig();
  return (
    <section className={styles.copyright} aria-label={frame.footerLegal}>
      <div className={`${styles.column} ${styles.copyrightRow}`}>
        <span>{frame.copyright({ year: copyrightYear, company: address.company })}</span>
        <LanguageSwitch />
        <PriceNote />
      </div>
    </section>
  );
}
