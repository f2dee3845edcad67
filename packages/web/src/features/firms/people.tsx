import type { Person } from '@tussock/core/person/person';
import { SummaryLink } from '../../ui/summary-link';

/** So many people are in sight. A list that is hardly longer is not folded. */
const [IN_SIGHT, MOST_IN_SIGHT] = [12, 16];

/** The people that a provider names, with their roles; of many, the first by name, and the others folded. */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return <p className="text-muted">The provider hasn’t named anyone.</p>;
  if (people.length <= MOST_IN_SIGHT) return <PersonList people={people} />;
  const others = people.slice(IN_SIGHT);
  return (
    <>
      <PersonList people={people.slice(0, IN_SIGHT)} />
      <details className="mt-6">
        <SummaryLink>{others.length} more people, by name</SummaryLink>
        <div className="mt-4">
          <PersonList people={others} />
        </div>
      </details>
    </>
  );
}

function PersonList({ people }: { people: readonly Person[] }) {
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
