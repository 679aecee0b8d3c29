/** Facts of one thing in a row. A line may end with a dot, but none begins with one. */
export const dotted = (...facts: readonly string[]): string => facts.join('\u00a0· ')
