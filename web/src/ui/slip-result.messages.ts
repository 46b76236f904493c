export const slipMessages = {
  printed: (name: string) => `Printed on ${name}`,
  downloaded: (file: string) => `Downloaded as ${file}. Nothing was printed`,
  unknown: (file: string) => `Unknown: check the printer. Downloaded as ${file} as well`,
  failed: 'Neither printed nor downloaded',
  download: 'Download',
  print: 'Print it',
  again: 'Print again',
} as const;
