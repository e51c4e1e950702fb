import { useShop } from '#ui/bindings/shop.ts';
import { useWording } from '#ui/bindings/texts.ts';
import * as styles from './frame.css.ts';

/** The visitor's choice of language, kept in the session (docs/decisions/0021). */
export function LanguageSwitch() {
  const { texts, language } = useWording();
  const { viewCalls } = useShop();
  const { frame } = texts;
  const option = (name: 'de' | 'en', label: string) => (
    <button
      type="button"
      className={styles.languageOption}
      lang={name}
      aria-pressed={language === name}
      onClick={() => void viewCalls().then(({ chooseLanguage }) => chooseLanguage(name))}
    >
      {label}
    </button>
  );
  return (
    <span role="group" aria-label={frame.language} data-never-cover>
      {option('de', frame.german)}
      {option('en', frame.english)}
    </span>
  );
}
