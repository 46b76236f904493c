import { APP_PLATFORMS, VERSION_PATTERN, type AppPlatform } from '../../generated/constants.ts';
import type { FieldProblem } from './field-problem.ts';
import { isBlank } from './is-blank.ts';

const VERSION = new RegExp(VERSION_PATTERN);

/** Checks the six oldest app versions: each is one to four numbers such as 1.2.3 (002 §2.12). */
export function checkAppVersions(values: Partial<Record<AppPlatform, string | null>>): FieldProblem[] {
  return APP_PLATFORMS.flatMap((field): FieldProblem[] => {
    const version = values[field];
    if (isBlank(version)) return [{ field, code: 'validation_failed' }];
    return VERSION.test((version as string).trim()) ? [] : [{ field, code: 'app_version_format' }];
  });
}
