/** Only browsers show a title. */
export function useDocumentTitle(_title: string, _shown: boolean): void {}
