/** Keeps notifications until they are closed, however slow the machine is: they stay in a hidden document. */
export function keepNotifications(): void {
  let hidden: jest.SpyInstance;
  beforeEach(() => {
    hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  });
  afterEach(() => hidden.mockRestore());
}
