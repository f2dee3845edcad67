declare module 'sql.js' {
  type Value = string | number | null;
  interface Database {
    exec(sql: string): { columns: string[]; values: Value[][] }[];
    close(): void;
  }
  const load: () => Promise<{ Database: new (bytes: Uint8Array) => Database }>;
  export default load;
}
