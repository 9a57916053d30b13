import { Cluster } from '#src/components/ui/cluster.tsx';
import { Tag } from '#src/components/ui/tag.tsx';
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx';

type TechnologyTagsProps = {
  technologies: readonly string[];
  /** Maximum number of tags; all of them by default. */
  limit?: number;
  /** Adds the number of omitted tags. */
  hasRest?: boolean;
  className?: string;
};

export function TechnologyTags({
  technologies,
  limit = technologies.length,
  hasRest = false,
  className,
}: TechnologyTagsProps) {
  if (technologies.length === 0) return null;
  const rest = technologies.length - limit;
  return (
    <Cluster as="ul" gap={3} label="Tecnologías" className={className}>
      {technologies.slice(0, limit).map((technology) => (
        <Tag key={technology}>{technology}</Tag>
      ))}
      {hasRest && rest > 0 ? (
        <Tag>
          <span>{`+${rest} más`}</span>
          <VisuallyHidden> tecnologías</VisuallyHidden>
        </Tag>
      ) : null}
    </Cluster>
  );
}
