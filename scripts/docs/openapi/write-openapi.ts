import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nzDate } from '@tussock/core/text/nz-date';
import { CheckError } from '../../cli/failure';
import { breakingChanges } from './breaking-changes';
import { DOCUMENT_FILE, documentText, openApiDocument } from './document';

const DECLARED = 'api-changes.md';

/**
 * Writes the document of the API into a folder, and the breaking changes where a reason declares them; answers the files.
 * Throws `CheckError` for breaking changes without a reason.
 */
export async function writeOpenApi(folder: string, reason: string | undefined): Promise<string[]> {
  const file = join(folder, DOCUMENT_FILE);
  const now = await openApiDocument();
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : now;
  const changes = breakingChanges(before, now);
  const list = changes.map((change) => `- ${change}`).join('\n');
  if (changes.length > 0 && !reason)
    throw new CheckError(
      `These changes break programs that use stable operations:\n${list}\nMend them, or declare them: npm run docs -- --declare "why"`,
    );
  writeFileSync(file, documentText(now));
  if (changes.length === 0) return [file];
  const declared = join(folder, DECLARED);
  appendFileSync(declared, `\n## ${nzDate(new Date())}: ${reason}\n\n${list}\n`);
  return [file, declared];
}
