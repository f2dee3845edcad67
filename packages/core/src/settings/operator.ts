/** Who runs the site. Production is not deployed without it. */
export interface Operator {
  /** As in the Companies Register. */
  legal_name: string;
  /** The company number of the Companies Register, or the NZBN. */
  company_number: string;
  /** A postal address. */
  address: string;
  /** Who owns the operator, each by name. */
  owners: string[];
  /** Who checks the entries of the directory, each by name. */
  checkers: string[];
}
