/**
 * The result of a conditional write; null when its condition did not hold, and nothing was written. A call whose answer was lost is made
 * again by the SDK, and its condition may not hold because of what its own first attempt wrote: `asFound` is then asked what became of it.
 */
export async function ifConditionHolds<T>(
  write: Promise<T>,
  asFound: () => Promise<T | null> = async () => null,
): Promise<T | null> {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ConditionalCheckFailedException')) throw error;
    return attemptsOf(error) > 1 ? asFound() : null;
  }
}

const attemptsOf = ({ $metadata }: Error & { $metadata?: { attempts?: number } }): number =>
  $metadata?.attempts ?? 1;
