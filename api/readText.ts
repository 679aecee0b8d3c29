/** The whole body of an answer. */
export const readText = (response: Response): Promise<string> => response.text()
