import { PageMeta } from '../components/page-meta';
export default function Home() {
  return (
    <>
      <PageMeta title="Home" description="x" />
      <h1 className="text-42">Home</h1>
    </>
  );
}
