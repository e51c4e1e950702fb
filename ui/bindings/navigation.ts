import { useSelector } from '@xstate/react';
import { selectIsProgressShown, selectIsScrollTopShown } from '#machines/navigation/navigation.selectors.ts';
import { useShop } from './shop.ts';

/** Progress bar and scroll-to-top button. */
export function useNavigationView() {
  const { navigation } = useShop().system;
  return {
    view: {
      isBarShown: useSelector(navigation, selectIsProgressShown),
      isToTopShown: useSelector(navigation, selectIsScrollTopShown),
    },
    scrollToTop: () => navigation.send({ type: 'scroll.toTop' }),
  };
}
