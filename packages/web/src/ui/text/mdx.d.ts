declare module '*.mdx' {
  type TextModule = import('./text-module').TextModule;
  const Text: TextModule['default'];
  export default Text;
  export const frontmatter: TextModule['frontmatter'];
  export const headings: TextModule['headings'];
}
