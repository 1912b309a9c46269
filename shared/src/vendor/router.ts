/** The parts of react-router-dom that Rodovia uses; what is not named here is not shipped. */
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
