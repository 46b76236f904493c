import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Deep river water: shade 8 carries white text at 6.5:1, shade 4 has 6:1 on the dark surface. */
const river: MantineColorsTuple = [
  '#eaf6f8',
  '#d2e9ee',
  '#a5d4dd',
  '#76bfcb',
  '#4faebd',
  '#379fb0',
  '#258c9d',
  '#167786',
  '#0c6472',
  '#054b57',
];
/** The lamp at the jetty: accents, never body text on white. */
const lamp: MantineColorsTuple = [
  '#fff7e6',
  '#ffecca',
  '#fdd998',
  '#f9c462',
  '#f2b544',
  '#e9a42c',
  '#d48c17',
  '#ab6d0b',
  '#855306',
  '#5f3a03',
];
/** Greys with a drop of river in them. */
const gray: MantineColorsTuple = [
  '#f5f8f8',
  '#ecf1f2',
  '#dfe6e8',
  '#cdd6d9',
  '#b0bcc0',
  '#87959b',
  '#5f6e75',
  '#47545a',
  '#303b40',
  '#1b2428',
];
const dark: MantineColorsTuple = [
  '#d9e0e2',
  '#b9c4c8',
  '#93a1a7',
  '#66757b',
  '#425056',
  '#313d42',
  '#243036',
  '#19232a',
  '#11191d',
  '#0b1114',
];

export const theme = createTheme({
  primaryColor: 'river',
  primaryShade: 8,
  colors: { river, lamp, gray, dark },
  black: '#1b2428',
  defaultRadius: 'md',
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.875rem', xl: '1.25rem' },
  fontFamily:
    "Inter, 'Segoe UI Variable Text', 'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  headings: { fontWeight: '650' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // The list itself scrolls: the kit's own area inside it would be one that no key reaches.
    Select: {
      defaultProps: { withScrollArea: false },
      styles: { options: { maxHeight: '13.75rem', overflowY: 'auto', overscrollBehavior: 'contain' } },
    },
    InputWrapper: { styles: { label: { marginBottom: '0.25rem', fontWeight: 550 }, error: { marginTop: '0.375rem' } } },
  },
});
