import '@/lib/back-guard.ts';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DialogsContext } from '@/lib/dialogs.ts';
import { useLeaveGuard } from './save-bar.guard.ts';

const TITLE = 'Form';
const EDIT = 'Edit';

function UnsavedForm() {
  useLeaveGuard(true);
  return <h1>{TITLE}</h1>;
}

const address = location.href;
let asked = 0;
let end = (): void => {};
afterEach(() => {
  end();
  history.replaceState(null, '', address);
});

/** Opens an unsaved form from a list. The question is settled before Back has been undone. */
async function openForm(isDiscarded: boolean): Promise<void> {
  asked = 0;
  const confirm = () => {
    asked += 1;
    return Promise.resolve(isDiscarded);
  };
  const never = () => Promise.reject(new Error('Nobody asks this.'));
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  end = () => {
    root.unmount();
    element.remove();
  };
  history.pushState(null, '', '/list');
  root.render(
    <DialogsContext value={{ alert: never, ask: never, confirm }}>
      <BrowserRouter>
        <Routes>
          <Route path="/list" element={<Link to="/form">{EDIT}</Link>} />
          <Route path="/form" element={<UnsavedForm />} />
        </Routes>
      </BrowserRouter>
    </DialogsContext>,
  );
  await page.getByRole('link', { name: EDIT }).click();
  await expect.element(page.getByRole('heading', { name: TITLE })).toBeVisible();
}

test('Back leaves an unsaved form, however fast the question is answered', async () => {
  await openForm(true);
  history.back();
  await expect.element(page.getByRole('link', { name: EDIT })).toBeVisible();
  expect(location.pathname).toBe('/list');
});

test('Back keeps an unsaved form, and its address, when the answer is no', async () => {
  await openForm(false);
  for (const times of [1, 2]) {
    history.back();
    await expect.poll(() => asked).toBe(times);
    await expect.poll(() => location.pathname).toBe('/form');
    await expect.element(page.getByRole('heading', { name: TITLE })).toBeVisible();
  }
});
