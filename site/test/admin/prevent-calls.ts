/** Prevents telephone and mail links from opening a program, which jsdom cannot, until the end of the tests of the file. */
export function preventCalls(): void {
  const prevent = (event: Event) => {
    if (
      event.target instanceof Element &&
      event.target.closest('a[href^="tel:"], a[href^="mailto:"]')
    ) {
      event.preventDefault();
    }
  };
  beforeAll(() => document.addEventListener('click', prevent));
  afterAll(() => document.removeEventListener('click', prevent));
}
