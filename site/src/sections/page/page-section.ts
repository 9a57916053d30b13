/** What a section of a composed page gets besides its content. */
export type SectionProps<Content> = {
  content: Content;
  /** Id of its heading; undefined for a section with the title of an earlier one. */
  headId: string | undefined;
  /** Alternates from section to section. */
  tone: 'white' | 'subtle';
  /** True for the section with the title of the page. */
  isFirst: boolean;
};
