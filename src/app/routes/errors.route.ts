import { errorCodeOfPath } from '#domain/failure.ts';
import type { ErrorData } from '#ui/screens/errors/error-data.ts';
import type { PageLoaderArguments } from '../load.ts';
import { page } from '../page-route.ts';

const notFound = 404;
const maintenance = 503;

const codeOf = ({ code }: PageLoaderArguments['params']): number => errorCodeOfPath(code);

const error = (id: string, path: string, status: (params: PageLoaderArguments['params']) => number) =>
  page({
    id,
    path,
    view: 'ui/screens/errors/ErrorScreen.tsx',
    lazy: () => import('#ui/screens/errors/ErrorScreen.tsx'),
    texts: [],
    loader: ({ params }: PageLoaderArguments): ErrorData => ({ code: status(params) }),
    handle: {
      meta: ({ data, texts }) => ({
        title: texts.errors.genericHeading({ code: String((data as ErrorData).code) }),
        robots: 'noindex,nofollow',
      }),
      status,
    },
  });

export const errorRoutes = [
  error('maintenance', '/503', () => maintenance),
  error('httpError', '/http-error/:code?', codeOf),
  error('notFound', '/*', () => notFound),
];
