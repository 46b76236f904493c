// Runs before the first paint: every page has the colours that the reader chose.
const chosen = localStorage.getItem('muara.docs.theme');
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['theme'] = chosen;
