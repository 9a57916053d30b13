type CleanUp = () => unknown;

/** What must be undone at the end of a run, last first, also when a signal ends it. */
export class CleanUps {
  private readonly all: CleanUp[] = [];

  add(cleanUp: CleanUp): void {
    this.all.push(cleanUp);
  }

  async run(): Promise<void> {
    for (const each of this.all.splice(0).reverse()) await each();
  }
}
