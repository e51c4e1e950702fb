import { useState } from 'react';

/** The smallest listing that is still one: 24 cards with picture, link, price and a button that counts. */
export interface FloorItem {
  readonly id: number;
  readonly name: string;
  readonly price: string;
}

const families = ['Alpine', 'Urban', 'Classic', 'Nordic'] as const;

export const floorItems: readonly FloorItem[] = Array.from({ length: 24 }, (_, index) => ({
  id: index + 1,
  name: `${families[index % families.length]} Jacket ${index + 1}`,
  price: (10 + index * 3.7).toFixed(2),
}));

const eagerPictures = 6;
const urgentPictures = 2;

export function FloorPage({ items }: { readonly items: readonly FloorItem[] }) {
  const [count, setCount] = useState(0);
  return (
    <div>
      <header>
        <a href="/">Shop</a>
        <span id="cart">Cart ({count})</span>
      </header>
      <h1>Women</h1>
      <main className="g">
        {items.map(({ id, name, price }, index) => (
          <article key={id}>
            <a href={`/p/${id}`}>
              <img
                src={`/i/${id}.webp`}
                width={190}
                height={190}
                alt={name}
                loading={index < eagerPictures ? 'eager' : 'lazy'}
                fetchPriority={index < urgentPictures ? 'high' : 'auto'}
              />
              <h2>{name}</h2>
              <p>${price}</p>
            </a>
            <button type="button" onClick={() => setCount(count + 1)}>
              Add to cart
            </button>
          </article>
        ))}
      </main>
    </div>
  );
}
