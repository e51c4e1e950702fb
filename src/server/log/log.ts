import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { boundVolume } from './log-volume.ts';

export type Log = Logger;

const secretNames = [
  'password',
  'passwordAgain',
  'currentPassword',
  'token',
  'wayIn',
  'orderToken',
  'noticeKey',
  'csrfToken',
  'cookie',
  'authorization',
  'iban',
  'bic',
  'email',
  'mail',
  'to',
  'secret',
  'connectionString',
  'migrationString',
  'administrationString',
  'body',
  'headers',
];

const emailPattern = /[^\s@<>"'()=,;:]+@[^\s@<>"'()=,;:]+\.[a-z]{2,}/gi;
const ibanPattern = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const cookiePattern = /\b[dgs]\.[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}/g;
const resetPathPattern = /(\/password\/reset\/)[^\s"'?]+/g;
/** In an address, and in one that is written within another as the way back. */
const addressKeyPattern =
  /((?:wayIn|orderKey|noticeKey|resetUsername|invitedEmail|token)(?:=|%3D))(?:(?!%26|%23)[^\s"'&#])+/gi;
const urlPasswordPattern = /(\w+:\/\/[^\s:/@]*:)[^\s@]+@/g;
const lineBreaks = /[\r\n\u2028\u2029]+/g;
const longToken = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43,}(?![A-Za-z0-9_-])/g;

/** Removes personal data and secrets from free text and keeps it on one line (case R65). */
export function withoutPersonalData(sentence: string): string {
  return sentence
    .replace(urlPasswordPattern, '$1***@')
    .replace(cookiePattern, '[session]')
    .replace(addressKeyPattern, '$1[token]')
    .replace(resetPathPattern, '$1[token]')
    .replace(emailPattern, '[email]')
    .replace(ibanPattern, '[iban]')
    .replace(longToken, '[token]')
    .replace(lineBreaks, ' ⏎ ');
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/**
 * An error as the log keeps it: message, code and stack frames, without the values that PostgreSQL puts into
 * their details and parameters.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPersonalData(String(error)), stack: '' };
  const code = (error as { code?: unknown }).code;
  const message = error.message.replace(/\nparams:[\s\S]*$/, '');
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((frame) => /^\s+at /.test(frame))
    .slice(0, 15)
    .map((frame) => frame.trim())
    .join(' | ');
  return {
    type: error.name,
    message: withoutPersonalData(message).slice(0, 2000),
    ...(typeof code === 'string' ? { code } : {}),
    stack: frames,
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** A minute of the worst day needs a fraction of it. */
const bytesPerMinute = 1_000_000;

/** The structured log of the process: JSON lines without passwords, tokens, cookies, mail addresses and account numbers. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[hidden]',
      },
      serializers: { err: describeError, error: describeError },
      hooks: {
        logMethod(parameters, method) {
          const cleaned = parameters.map((parameter) =>
            typeof parameter === 'string' ? withoutPersonalData(parameter) : parameter,
          );
          Reflect.apply(method, this, cleaned);
        },
      },
    },
    boundVolume(destination ?? pino.destination({ dest: 2, sync: false }), bytesPerMinute),
  );
}
