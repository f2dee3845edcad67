import type { Person } from '@tussock/core/person/person';

/** The people that a provider names, with their roles. */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return <p className="text-muted">The provider hasn’t named anyone.</p>;
  return (
    <ul className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {people.map((person) => (
        <li key={person.id}>
          <h3 className="text-17">{person.name}</h3>
          {person.role && <p className="text-14 text-muted">{person.role}</p>}
          {person.bio && <p className="mt-1 text-14">{person.bio}</p>}
        </li>
      ))}
    </ul>
  );
}
