import { useNavigationView } from '#ui/bindings/navigation.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ProgressBar } from '#ui/parts/ProgressBar/ProgressBar.tsx';

/** Thin line on top while a page that is not there yet is being loaded (S2.12-02, S9-24). */
export function ProgressLine() {
  const { vocabulary } = useTexts();
  const { view } = useNavigationView();
  if (!view.isBarShown) return null;
  return <ProgressBar label={vocabulary.loading} valueLabel={vocabulary.dataLoading} share={null} isAtTop />;
}
