import { problems, same } from './problems';
import { type Check, statementsOf } from './stack';

/** The bucket of the search files: encrypted, opened by no policy of its own, and emptied of nothing but unfinished uploads. */
export const searchFilesBucket: Check = (stack) => {
  const { list, unless } = problems();
  if (!stack.hasSite) return list;
  const { bucket } = stack.one('s3/bucket:Bucket', 'SearchFilesBucket').inputs;
  const of = (type: string) => stack.all(type).filter(({ inputs }) => inputs.bucket === bucket);
  const encryption = of('BucketServerSideEncryptionConfiguration').flatMap(({ inputs }) => inputs.rules);
  unless(
    same(
      encryption.map((rule) => rule.applyServerSideEncryptionByDefault?.sseAlgorithm),
      ['AES256'],
    ),
    'search files are encrypted',
  );
  const rules = of('BucketLifecycleConfiguration').flatMap(({ inputs }) => inputs.rules);
  unless(
    same(
      rules.map(({ id: _, ...rule }) => rule),
      [
        {
          status: 'Enabled',
          filter: { prefix: '' },
          abortIncompleteMultipartUpload: { daysAfterInitiation: 1 },
        },
      ],
    ),
    'uploads that were not finished end after a day, and nothing else does',
  );
  const [policy] = of('s3/bucketPolicy:BucketPolicy');
  unless(
    statementsOf(policy?.inputs.policy ?? '{"Statement":[]}').every(({ effect }) => effect === 'Deny'),
    'the roles alone open it',
  );
  return list;
};
