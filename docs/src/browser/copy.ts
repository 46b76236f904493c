/** Gives each block of code a button that copies it. */
export function startCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('figure.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.addEventListener('click', () => {
      const text = block.querySelector('code')?.textContent ?? '';
      navigator.clipboard.writeText(text).then(
        () => (button.textContent = 'Copied'),
        () => (button.textContent = 'Press Ctrl+C'),
      );
    });
    block.append(button);
  }
}
