/** What is wrong with a field, named by its dot path: "dates.1.day". */
export type Problem = [field: string, text: string];
