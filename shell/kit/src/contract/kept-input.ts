import { expect, type Locator, type Page } from '@playwright/test';

/** Types into a field, and expects the input there again after a reload. */
export async function expectKeptInput(page: Page, field: Locator, text: string): Promise<void> {
  // Once more if the page was not hydrated yet.
  await expect(async () => {
    await field.fill('');
    await field.fill(text);
    await expect.poll(() => page.evaluate(storedTexts), { timeout: 3000 }).toContain(text);
  }).toPass();
  await page.reload();
  await expect(field).toHaveValue(text);
}

/** Runs in the page: all that the site keeps in this browser. */
async function storedTexts(): Promise<string> {
  const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }];
  const answered = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The database does not answer.'));
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await answered(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      found.push(await answered(database.transaction(store).objectStore(store).getAll()));
    }
    database.close();
  }
  return JSON.stringify(found);
}
