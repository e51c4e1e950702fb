import { useNavigationView } from '#ui/bindings/navigation.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ProgressBar } from '#ui/parts/ProgressBar/ProgressBar.tsx';

/** Thin line on top while a page that is not there yet is being loaded (spec 2.12). */
export function ProgressLine() {
  const { frame } = useTexts();
  const { view } = useNavigationView();
  return view.isBarShown ? <ProgressBar label={frame.progress} share={null} isAtTop /> : null;
}
