import { momentText } from '@tussock/pages/preview/notice';
import { isKept, openPreview, openPreviews } from '@tussock/store/previews';
import { stageRelease } from '@tussock/store/publish';
import { JSON_OUTPUT, wholeNumber, YES } from '../../cli/arguments';
import { defineCommand } from '../../cli/command';
import { UsageError } from '../../cli/failure';
import { interruptible } from '../../cli/interrupt';
import { nextCommand } from '../../cli/next-command';
import { say } from '../../cli/terminal';
import { asJson } from '../../cli/text';
import { lastSiteAddress } from '../../local/site-address';
import { ALLOW_REMOVALS, FOLDER, fileSize, LARGEST_FILE, REASON } from '../arguments';
import { changesPage, nameOfLive } from '../diff/changes-page';
import { validFolder } from '../folder/valid-folder';
import { nextRelease } from '../next-release';
import { noteUnusual } from '../report/unusual-text';
import { type DirectoryTarget, withDirectory } from '../target';
import { written } from '../written';

const HOURS = 48;
const MOST_HOURS = 720;

/** `preview FOLDER` */
export const preview = defineCommand({
  meta: {
    description: 'Write a data folder as a release that is not live, with a secret address to look at it',
  },
  details:
    'Anyone who has the address sees the whole site as it would be. The address is shown once; running the command again with the same data gives another and ends the first. To end the address of other data: withdraw N. To publish what you previewed: publish --release N.',
  example: 'my-directory --hours 24',
  args: {
    folder: FOLDER,
    hours: {
      type: 'string',
      valueHint: 'N',
      default: String(HOURS),
      description: `How many hours the address works; ${HOURS} by default, up to ${MOST_HOURS}`,
    },
    site: {
      type: 'string',
      valueHint: 'ADDRESS',
      description: 'Where the site is, such as https://example.org',
    },
    yes: YES,
    reason: REASON,
    'allow-removals': ALLOW_REMOVALS,
    'largest-file': LARGEST_FILE,
    json: JSON_OUTPUT,
  },
  async run({ args }) {
    const { folder, json } = args;
    const expires_at = new Date(Date.now() + hoursOf(args.hours) * 3_600_000).toISOString();
    const given = args.site === undefined ? null : originOf(args.site);
    const valid = await validFolder(folder, {
      quiet: json,
      publishes: true,
      largestFile: fileSize(args['largest-file']),
    });
    await withDirectory(
      async (target, begins) => {
        const { replaced, directory, publication, changes, summary, unusual } = await nextRelease(
          target,
          valid,
          {
            folder,
            allowRemovals: args['allow-removals'],
            reason: args.reason,
            yes: args.yes,
          },
        );
        const { release: live, tables } = replaced;
        if (!json) noteUnusual(unusual, live);
        begins();
        const staged = await interruptible((signal) =>
          written(target, publication, { live, signal, moves: false, write: stageRelease }),
        );
        const { release } = staged;
        if (!staged.changed)
          return say(json ? asJson({ release, changed: false }) : nothingToPreview(release));
        const names = [nameOfLive(live), `release ${release}`] as const;
        const page = changesPage({ names, before: tables, after: directory, changes: changes() });
        const token = await openPreview(target.table, release, { expires_at, changesPage: page });
        const site = given ?? siteOf(target, publication.content.settings.address);
        const address = `${site}/preview/${token}/`;
        const changes_page = (await isKept(page)) ? `${address}diff` : null;
        if (json)
          return say(
            asJson({ release, changed: true, compared_with: live, address, changes_page, expires_at }),
          );
        const lines = [
          `Release ${release} is not live. ${summary}`,
          `Look at it until ${momentText(expires_at)}: ${address}`,
          whatChanges(changes_page, folder),
          `To publish it as it is: ${publishAsItIs(release, args['allow-removals'])}`,
          ...(await others(target, release)),
        ];
        say(lines.join('\n'));
      },
      { makes: true, reassurance: 'Nothing was published.' },
    );
  },
});

const nothingToPreview = (release: number): string =>
  `Nothing would change: release ${release} is live and holds the same. There is nothing to preview.`;

const publishAsItIs = (release: number, removals: boolean): string =>
  nextCommand('seed', ['publish', '--release', String(release), ...(removals ? ['--allow-removals'] : [])]);

const whatChanges = (page: string | null, folder: string): string =>
  page
    ? `What changes: ${page}`
    : `What changes is too much for a page of the preview. As a file: ${nextCommand('seed', ['diff', folder, '--html', 'changes.html'])}`;

/** The previews beside this one, whose addresses go on working. */
async function others({ table }: DirectoryTarget, release: number): Promise<string[]> {
  const open = [...(await openPreviews(table, new Date())).values()].filter((one) => one.release !== release);
  return open.map(
    (one) =>
      `The address of the preview of release ${one.release} works until ${momentText(one.expires_at)}. To end it: ${nextCommand('seed', ['withdraw', String(one.release)])}`,
  );
}

function hoursOf(word: string): number {
  const hours = wholeNumber(word, 'a number of hours');
  if (hours > MOST_HOURS) throw new UsageError(`${word} hours are too many: ${MOST_HOURS} is the most.`);
  return hours;
}

function originOf(word: string): string {
  const url = URL.canParse(word) ? new URL(word) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new UsageError(`"${word}" is not the address of a site, such as https://example.org.`);
  return url.origin;
}

/** The site over a table on AWS is the one of its settings; over any other it is on this machine, where `npm start` served it. */
function siteOf({ onAws }: DirectoryTarget, address: string): string {
  if (onAws) return address;
  const { PORT } = process.env;
  return PORT ? `http://localhost:${PORT}` : (lastSiteAddress() ?? 'http://localhost:3000');
}
