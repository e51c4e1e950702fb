import { parseToastMarkup, type MarkupNode } from '#domain/toast-markup.ts';
import { Link } from '#ui/parts/Link/Link.tsx';

function draw(node: MarkupNode, key: number) {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'break') return <br key={key} />;
  const children = node.children.map(draw);
  if (node.kind === 'link') {
    return (
      <Link key={key} to={node.href}>
        {children}
      </Link>
    );
  }
  const Element = node.name;
  return <Element key={key}>{children}</Element>;
}

interface ToastMarkupProps {
  readonly markup: string;
}

/** A server's message with the few marks that are allowed; everything else shows as text (R53). */
export function ToastMarkup({ markup }: ToastMarkupProps) {
  return <>{parseToastMarkup(markup).map(draw)}</>;
}
