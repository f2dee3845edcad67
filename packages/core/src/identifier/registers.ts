import type { IdentifierScheme } from './check-digits';

interface Register {
  name: string;
  /** The page of one entry. */
  address: (value: string) => string;
}

/**
 * The registers with a public page for each number, as addresses in use in November 2026. The register of financial service
 * providers has no such address that we know of, and there is no public register of ISINs.
 */
const REGISTERS: { readonly [S in IdentifierScheme]?: Register } = {
  nzbn: {
    name: 'NZBN Register',
    address: (nzbn) => `https://www.nzbn.govt.nz/mynzbn/nzbndetails/${nzbn}/`,
  },
  company_number: {
    name: 'Companies Register',
    address: (number) => `https://app.companiesoffice.govt.nz/companies/app/ui/pages/companies/${number}`,
  },
  lei: { name: 'GLEIF', address: (lei) => `https://search.gleif.org/#/record/${lei}` },
};

/** Where a number can be looked up; null without a public page for it. */
export function registerEntry(
  scheme: IdentifierScheme,
  value: string,
): { register: string; address: string } | null {
  const register = REGISTERS[scheme];
  return register ? { register: register.name, address: register.address(value) } : null;
}
