import { join, relative } from 'node:path';

interface VitestTests {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightTests {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly PlaywrightSuite[];
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The first line of what a test said, without its colours. */
const firstLine = (message = ''): string =>
  // oxlint-disable-next-line no-control-regex -- colours of a terminal begin with a control character
  message.replace(/\u001b\[[0-9;]*m/g, '').split('\n', 1)[0] ?? '';

const line = (file: string, title: string, message?: string): string =>
  `${file} › ${title}: ${firstLine(message)}`;

/** The failed tests in the JSON report of a suite, one a line: the end of a long output is what is kept of it. */
export function failedTests(
  counts: 'vitest' | 'playwright',
  report: string,
  projectRoot: string,
): readonly string[] {
  if (counts === 'vitest')
    return (JSON.parse(report) as VitestTests).testResults.flatMap(
      ({ name, status, message, assertionResults }) => {
        const file = relative(projectRoot, name);
        const failed = assertionResults.filter((test) => test.status === 'failed');
        if (status === 'failed' && failed.length === 0) return [line(file, 'the file itself', message)];
        return failed.map(({ fullName, failureMessages }) => line(file, fullName, failureMessages?.[0]));
      },
    );
  const { config, suites } = JSON.parse(report) as PlaywrightTests;
  return suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) =>
          line(relative(projectRoot, join(config.rootDir, file)), title, results.at(-1)?.error?.message),
        ),
    );
}
