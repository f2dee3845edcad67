import { problems } from './problems';
import type { Check } from './stack';

/** Production cannot be removed by a slip; previews leave nothing behind. */
export const protection: Check = (stack) => {
  const { list, unless } = problems();
  unless(stack.app.protect === stack.production, 'production is protected');
  unless(stack.app.removal === (stack.production ? 'retain' : 'remove'), 'production is retained');
  for (const { name, retainOnDelete } of stack.all('s3/bucket:Bucket'))
    unless((retainOnDelete ?? false) === stack.production, `${name}: retained on production only`);
  return list;
};

/** The whole toolchain has one version. */
export const versions: Check = (stack) => {
  const { list, unless } = problems();
  const { aws } = stack.app.providers as { aws: { version: string; region: string } };
  unless(/^\d+\.\d+\.\d+$/.test(stack.app.version), 'SST is pinned exactly');
  unless(/^\d+\.\d+\.\d+$/.test(aws.version), 'the provider is pinned exactly');
  unless(aws.region === 'ap-southeast-2', 'the site stands in Sydney');
  return list;
};
